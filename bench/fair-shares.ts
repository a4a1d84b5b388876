// Two hundred companies at once: how long the mails of 199 take while the mails of one that floods were there before them.
import { countDone, onServer, runWorkers, storeBacklog, type WaitingMail } from './backlog.ts'
import type { BenchFigure } from './figure.ts'
import { newMail } from './mails.ts'

const COMPANIES = 199
const OF_EACH = Number(process.env.BENCH_OF_EACH ?? 5)
const FLOOD = Number(process.env.BENCH_FLOOD ?? 4_000)
/** Each person sends so few that the rule for one sender's flood does not meet them. */
const OF_A_PERSON = 20

export async function run(): Promise<BenchFigure[]> {
  const quiet = await secondsOfOthers([])
  const flooded = await secondsOfOthers(
    Array.from({ length: FLOOD }, (_, number) =>
      mailOf(`clerk${Math.floor(number / OF_A_PERSON)}@flood.example.com`, 100_000 + number),
    ),
  )
  return [
    {
      name: `${COMPANIES} companies with ${OF_EACH} mails each, behind ${FLOOD} of another one`,
      ours: flooded,
      unit: 's',
      beside: quiet,
      besideName: 'the same without the flood',
      ratio: flooded / quiet,
      aim: 2,
      lowerIsBetter: true,
    },
  ]
}

function mailOf(from: string, number: number): WaitingMail {
  const { raw } = newMail(number)
  return { from, raw: Buffer.from(raw.toString().replace(/^From: .*$/m, `From: ${from}`)) }
}

/** From the start of the worker until the last mail of the many is at its end. */
function secondsOfOthers(flood: readonly WaitingMail[]): Promise<number> {
  return onServer(async (server) => {
    const others = Array.from({ length: COMPANIES * OF_EACH }, (_, number) =>
      mailOf(`person@company${number % COMPANIES}.example.com`, number),
    )
    await storeBacklog([...flood, ...others], server.environment)
    const began = performance.now()
    let took = 0
    await runWorkers(server, 1, async () => {
      const isDone = (await countDone(server.db, '%@company%')) === others.length
      if (isDone) took = performance.now() - began
      return isDone
    })
    return took / 1_000
  })
}
