// What agents read by rules, in the threads that mails are read in: pure functions of plain data, one line each.
import { readDigest } from '../features/digests/read-digest.ts'
import { readPollMail } from '../features/polls/poll-proposal.ts'

const all = { readDigest, readPollMail }

type All = typeof all

export type RuleForms = { [N in keyof All]: { given: Parameters<All[N]>[0]; read: ReturnType<All[N]> } }

export const rules: { [N in keyof RuleForms]: (given: RuleForms[N]['given']) => RuleForms[N]['read'] } = all
