// A work while it is being worked: its row, its mail, its steps so far, and what is known of its sender.
import type { TraceStep } from '../../db/schema/mails.ts'
import type { AgentRoute } from './route-shapes.ts'
import { Trace } from './trace.ts'
import type { WorkRoom } from './work-room.ts'
import type { ClaimedWork, WorkEnd } from './work-store.ts'

/** Tries in all; after the last a work is failed and listed with Retry. */
export const MAX_ATTEMPTS = 5

/** `again`: it is in the queue once more, for later. */
export type Outcome = 'done' | 'again'

export interface WorkInHand extends ClaimedWork {
  readonly room: WorkRoom
  /** It has waited before, because many came at once. */
  readonly slowed: boolean
  readonly trace: Trace
  /** Copies of the mail that were looked at for this work. */
  readonly judged: number[]
  /** For a failure half way. */
  known: Pick<WorkEnd, 'trust' | 'senderId'>
}

export function takeInHand(room: WorkRoom, claimed: ClaimedWork, slowed: boolean): WorkInHand {
  const trace = new Trace(room.clock, keptSteps(claimed.work.trace))
  return { ...claimed, room, slowed, trace, judged: [], known: {} }
}

/** A reason that the person should read as it is; `final` when another try cannot help. */
export class KnownTrouble extends Error {
  readonly final: boolean

  constructor(message: string, final: boolean) {
    super(message)
    this.final = final
  }
}

/** Whose the work is, by its route. */
export function ownerOf(
  route: AgentRoute,
): Pick<WorkEnd, 'agentType' | 'instanceId' | 'companyId' | 'ownerId'> {
  return {
    agentType: route.agentType,
    // Of a thread that is handed over for one mail the address is another agent's.
    instanceId: route.instance?.agentType === route.agentType ? route.instance.instanceId : null,
    companyId: route.scope.companyId || null,
    ownerId: route.ownerId,
  }
}

/** A released or retried work tells its first steps once. */
function keptSteps(steps: readonly TraceStep[]): TraceStep[] {
  return steps.filter((one) => one.step === 'stored')
}
