// The audit log: what is shown of it, and to whom. The database itself writes it.
import { type AppServices, type Feature, feature } from '../feature.ts'
import { auditRoutes } from './audit-api.ts'

export { type AuditCheck, verifyAudit } from './verify-store.ts'

export function audit(app: AppServices): Feature {
  return feature({ name: 'audit', routes: auditRoutes(app) })
}
