// `npm run train`: learns the weights of the judges from eval/data and writes them into src/language/judge.
import { writeFileSync } from 'node:fs'
import { isKeptOut, mailsOf, NATURAL, TRAINING } from '../mails/cases.ts'
import { baseMails } from './base-mails.ts'
import { type LabelledMailRead, readLabelled } from './labelled.ts'
import { learn, scoresOfMail } from './learn.ts'
import { plainMails } from './plain.ts'
import { replyMails } from './reply-mails.ts'
import { weightsFile } from './weights-file.ts'

const mails: LabelledMailRead[] = []
const without = new RegExp(process.argv[2] ?? '^$')
for (const mail of [
  ...[...TRAINING, ...NATURAL].flatMap(mailsOf).filter((one) => !isKeptOut(one)),
  ...baseMails(),
  ...plainMails(),
  ...replyMails(),
].filter(({ id }) => !without.test(id)))
  mails.push(await readLabelled(mail))
const judges = learn(mails)
writeFileSync(new URL('../../src/language/judge/task-weights.ts', import.meta.url), weightsFile(judges))
console.log(`${mails.length} mails, slope ${judges.slope.toFixed(3)}, shift ${judges.shift.toFixed(3)}`)
console.log(
  `${mails.reduce((sum, mail) => sum + scoresOfMail(mail, judges).filter((score) => score > 0).length, 0)} taken in training`,
)
