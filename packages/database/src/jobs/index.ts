export { countJobs, type JobCount } from "./count-jobs.ts";
export { installJobs, JOBS_SCHEMA } from "./install.ts";
export { type JobSender, openJobSender } from "./job-sender.ts";
export { type JobHandler, type JobWorker, openJobWorker } from "./job-worker.ts";
export { QUEUES, type QueueName } from "./queues.ts";
