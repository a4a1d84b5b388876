// What features ask of the app where the web service runs: the door for mail, the agents, and the live sockets.
import { connect } from 'node:net'
import type { Config } from '../config.ts'
import type { WebServices } from '../features/feature.ts'
import type { Live } from '../live/live.ts'
import { diskCheck } from '../mail/intake/data-folder.ts'
import type { Intake } from '../mail/intake/intake.ts'
import { judgeRecipient } from '../routing/addresses.ts'
import { rehearseMail } from '../routing/rehearse-mail.ts'
import type { Core } from './core.ts'
import { recipientJudge } from './intake.ts'

const MINUTE_MS = 60_000
const ANSWER_MS = 2_000

export function webServices(core: Core, intake: Intake | null, live: Live): WebServices {
  const { config, clock, enqueueDeliveries } = core
  const judge = recipientJudge(core)
  const diskWrites = diskCheck(config.dataDir, { now: () => clock().getTime() })
  return {
    accept: intake?.accept ?? null,
    sweepIntake: async () => (await intake?.sweep()) ?? 0,
    enqueueDeliveries,
    rehearse: (mail) => rehearseMail(core.deliveryServices, mail),
    isReachable: async (address) => (await judgeRecipient(judge, address)).ok,
    intakeTrouble: async () => {
      if (!intake) return troubleElsewhere(config)
      return troubleOf(intake, clock()) ?? ((await diskWrites()) ? null : noDisk)
    },
    closeSockets: (userId) => live.closeUser(userId),
  }
}

const noDisk =
  'No mail can be taken in: the data folder is full or cannot be written. Senders try again for some days.'

function troubleOf({ ports, waitingSince }: Intake, now: Date): string | null {
  if (ports.smtp === 0 && ports.lmtp === 0) return 'No listener for mail is switched on.'
  const since = waitingSince()
  if (since === null || now.getTime() - since.getTime() < MINUTE_MS) return null
  const minutes = Math.floor((now.getTime() - since.getTime()) / MINUTE_MS)
  return `Mail is taken in and safe, but has waited to be stored for ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

/** Another process has the smtp service: whether it answers where the settings of both say. */
function troubleElsewhere({ smtpHost, smtpPort }: Config): Promise<string | null> {
  const host = smtpHost === '0.0.0.0' || smtpHost === '::' ? '127.0.0.1' : smtpHost
  return new Promise((resolve) => {
    const socket = connect({ host, port: smtpPort, timeout: ANSWER_MS })
    const end = (trouble: string | null) => {
      socket.destroy()
      resolve(trouble)
    }
    socket.once('connect', () => end(null))
    for (const failure of ['error', 'timeout'])
      socket.once(failure, () => end('The service that takes in mail does not answer.'))
  })
}
