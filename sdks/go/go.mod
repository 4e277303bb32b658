module github.com/svc/svc-go

go 1.19
