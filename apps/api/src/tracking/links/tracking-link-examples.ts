import { KEY_ID, NOW, ROLLOVER_ID } from "../../context/example-values.ts";

export const TRACKING_LINK_ID = "trk_01m7zh44d3enbshkq8v2m6y1cx";

export const trackingLink = {
  id: TRACKING_LINK_ID,
  object: "tracking_link",
  rolloverId: ROLLOVER_ID,
  url: null,
  language: "en",
  status: "active",
  createdBy: { type: "api_key", id: KEY_ID },
  createdAt: NOW,
  expiresAt: "2026-09-13T12:00:00.000Z",
  revokedAt: null,
  lastOpenedAt: null,
};

export const newTrackingLink = {
  ...trackingLink,
  url: "https://app.example.com/track#bFzQ0wXq0Vb0yVtDqS9lqXk5y2GJ5r3mT1uH8oKcP4A",
};

export const revokedTrackingLink = { ...trackingLink, status: "revoked", revokedAt: NOW };
