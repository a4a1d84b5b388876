// The HTML body of a mail, at an address of its own under a sandbox, for the frame that shows it (model.md).
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type AnyEndpoint, endpoint, idParam } from '../kit/contract.ts'
import { AppError } from '../kit/errors.ts'
import type { MailBody, RoleIn } from './ports.ts'
import { scopeOf } from './scope.ts'
import { mailPolicy } from './security-headers.ts'
import type { RequestSessions } from './session.ts'
import { checkInput } from './validate.ts'

const getMailBody: AnyEndpoint = endpoint({
  method: 'GET',
  path: '/mail-body/{deliveryId}',
  summary: 'The HTML body of a mail',
  access: 'session',
  params: z.object({ deliveryId: idParam }),
  response: z.string(),
})

export function mountMailBody(
  app: FastifyInstance,
  services: { sessions: RequestSessions; roleIn: RoleIn; mailBody: MailBody },
): void {
  app.get('/mail-body/:deliveryId', async (request, reply) => {
    const session = await services.sessions.of(request, reply)
    const scope = await scopeOf(request, getMailBody, session, services.roleIn)
    const { deliveryId } = checkInput(z.object({ deliveryId: idParam }), request.params)
    const html = scope ? await services.mailBody(scope, deliveryId) : null
    if (html === null) throw new AppError('not_found', 'Not found')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', mailPolicy)
      .send(html)
  })
}
