// Answers the owner's calls about somebody who leaves.
import { type Served, serve, serveFile } from '../../../kit/serve.ts'
import { actingFor } from '../../../kit/who-acts.ts'
import {
  deleteOtherAccount,
  downloadAccountExport,
  exportAccount,
  getAccountExport,
  handOverAccount,
} from './contract.ts'
import { handOverWork } from './hand-over.ts'
import {
  deleteLeaver,
  exportLeaver,
  type LeaverServices,
  openLeaverExport,
  readLeaverExport,
} from './leaver-admin.ts'

export function leaverRoutes(services: LeaverServices): Served[] {
  return [
    serve(getAccountExport, async ({ scope, params }) => ({
      export: await readLeaverExport(services, scope, params.id),
    })),
    serve(exportAccount, ({ scope, params }) => exportLeaver(services, scope, params.id)),
    // A GET normally has no actor, but the audit log records who took the archive.
    serveFile(downloadAccountExport, ({ scope, params }) =>
      actingFor({ userId: scope.userId, via: 'browser', at: services.clock() }, () =>
        openLeaverExport(services, scope, params),
      ),
    ),
    serve(handOverAccount, ({ scope, params, body }) =>
      handOverWork(services, scope, { ...body, ...params }),
    ),
    serve(deleteOtherAccount, async ({ scope, params, body }) => {
      await deleteLeaver(services, scope, { id: params.id, typed: body.email })
      return { deleted: true as const }
    }),
  ]
}
