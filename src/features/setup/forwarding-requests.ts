// The requests of mail providers to forward to a person's address, read again out of the mails as they came.
import type { Scope } from '../../kit/scope.ts'
import { readForwardingRequest } from '../../mail/forwarding-request.ts'
import { forwardingDeliveries } from '../../routing/forwarding-store.ts'
import type { AppServices } from '../feature.ts'
import type { ForwardingRequest } from './contract.ts'

const DAYS = 30
const MOST = 10

export async function findForwardingRequests(
  { db, clock, files, parseToShow }: Pick<AppServices, 'db' | 'clock' | 'files' | 'parseToShow'>,
  scope: Scope,
): Promise<ForwardingRequest[]> {
  const since = new Date(clock().getTime() - DAYS * 86_400_000)
  const found: ForwardingRequest[] = []
  for (const one of await forwardingDeliveries(db, scope, { since, most: MOST })) {
    const raw = await files.read(one.object).catch(() => null)
    const request = raw && readForwardingRequest(await parseToShow(raw))
    if (!request) continue
    const { deliveryId, recipient: address, receivedAt } = one
    found.push({ ...request, deliveryId, address, receivedAt: receivedAt.toISOString() })
  }
  return found
}
