// Triage: what the mail log gives the app.
export { mailBodyHtml } from './mail-body.ts'
export { type TriageParts, triageRoutes } from './triage-api.ts'
