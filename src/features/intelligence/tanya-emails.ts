// The mails that Tanya read, as a reader may see them: one's own by their subject, others' by nothing that tells whose (ENT-33).
import { type PollingAgentRow, type ShownRow, SOMEBODY, YOU } from '../polling/index.ts'
import type { TanyaEmail } from './contract.ts'

const UPDATE = 'Weekly update'

export function tanyaEmail(agent: PollingAgentRow, row: ShownRow): TanyaEmail {
  return {
    id: row.key,
    name: (row.isOwn && row.subject) || UPDATE,
    type: row.isCopied ? 'copied' : 'weekly_update',
    sourceEmail: agent.emailAddress,
    emailCount: 1,
    participantCount: 1,
    instanceId: agent.instanceId,
    sender: row.isOwn ? YOU : SOMEBODY,
    at: row.receivedAt && new Date(row.receivedAt).toISOString(),
    day: row.receivedDay ?? row.day ?? '',
  }
}
