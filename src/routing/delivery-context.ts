// What one delivery is processed in: its row, its mail, its steps so far, and what is known of its sender.
import type { TraceStep } from '../../db/schema/mails.ts'
import type { DeliveryServices } from './delivery-services.ts'
import type { ClaimedDelivery, DeliveryEnd } from './delivery-store.ts'
import type { AgentRoute } from './route-shapes.ts'
import { Trace } from './trace.ts'

/** Tries in all; after the last a delivery is failed and listed with Retry. */
export const MAX_ATTEMPTS = 5

/** `again`: it is in the queue once more, for later. */
export type Outcome = 'done' | 'again'

export interface DeliveryContext extends ClaimedDelivery {
  readonly services: DeliveryServices
  /** It has waited before, because many came at once. */
  readonly slowed: boolean
  readonly trace: Trace
  /** Copies of the mail that were looked at for this delivery. */
  readonly judged: number[]
  /** For a failure half way. */
  known: Pick<DeliveryEnd, 'trust' | 'senderId'>
}

export function deliveryContext(
  services: DeliveryServices,
  claimed: ClaimedDelivery,
  slowed: boolean,
): DeliveryContext {
  const own = servicesFor(services, claimed)
  const trace = new Trace(own.clock, keptSteps(claimed.delivery.trace))
  return { ...claimed, services: own, slowed, trace, judged: [], known: {} }
}

/** An example is worked as if it were the moment after it came. */
function servicesFor(services: DeliveryServices, { mail }: ClaimedDelivery): DeliveryServices {
  if (!mail.envelope.isExample) return services
  const at = new Date(mail.receivedAt.getTime() + EXAMPLE_TAKES_MS)
  return { ...services, clock: () => at }
}

const EXAMPLE_TAKES_MS = 2_000

/** A reason that the person should read as it is; `final` when another try cannot help. */
export class KnownTrouble extends Error {
  readonly final: boolean

  constructor(message: string, final: boolean) {
    super(message)
    this.final = final
  }
}

/** Whose the delivery is, by its route. */
export function ownerOf(
  route: AgentRoute,
): Pick<DeliveryEnd, 'agentType' | 'instanceId' | 'companyId' | 'ownerId'> {
  return {
    agentType: route.agentType,
    // Of a thread that is handed over for one mail the address is another agent's.
    instanceId: route.instance?.agentType === route.agentType ? route.instance.instanceId : null,
    companyId: route.scope.companyId || null,
    ownerId: route.ownerId,
  }
}

/** A released or retried delivery tells its first steps once. */
function keptSteps(steps: readonly TraceStep[]): TraceStep[] {
  return steps.filter((one) => one.step === 'stored')
}
