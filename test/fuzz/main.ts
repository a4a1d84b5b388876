// `npm run fuzz -- [SECONDS] [SEED] [NUMBER]`: reads hostile mails and prints those that take too long; a seed and a number read one again.
import { randomInt } from 'node:crypto'
import { type Finding, fuzz, MOST } from './fuzz.ts'

const [seconds = '600', seed = String(randomInt(2 ** 31)), number] = process.argv.slice(2)
const end = Date.now() + Number(seconds) * 1_000
console.log(`seed ${seed}: ${number === undefined ? `${seconds} s` : `mail ${number}`}`)
const { mails, findings, slowest } = await fuzz({
  seed: Number(seed),
  from: Number(number ?? 0),
  until: (done) => (number === undefined ? Date.now() > end : done === 1),
  onFinding: ({ number, ms, file }: Finding) => console.log(`mail ${number}: ${words(ms)}, kept in ${file}`),
})
console.log(`${mails} mails, ${findings.length} of them over ${MOST} ms of processor time`)
for (const { number, ms } of slowest) console.log(`mail ${number}: ${words(ms)}`)
process.exitCode = findings.length > 0 ? 1 : 0

function words(ms: number): string {
  return ms > MOST ? 'too long' : `${Math.round(ms)} ms`
}
