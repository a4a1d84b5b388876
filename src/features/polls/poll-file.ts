// The file of an exported poll: what is written is read again.
import { z } from 'zod'
import { AppError } from '../../kit/errors.ts'
import {
  answer,
  decisionRule,
  LONGEST_DESCRIPTION,
  LONGEST_QUESTION,
  MOST_OPTIONS,
  MOST_VOTERS,
  type Poll,
  pollKind,
  pollStatus,
} from './contract.ts'

const moment = z.iso.datetime({ offset: true })
const words = (most: number) => z.string().trim().min(1).max(most)

export const POLL_FILE = 'mailcrew-poll'

const pollFile = z
  .object({
    format: z.literal(POLL_FILE),
    version: z.literal(1),
    question: words(LONGEST_QUESTION),
    description: z.string().max(LONGEST_DESCRIPTION).nullable(),
    kind: pollKind,
    status: pollStatus,
    isAnonymous: z.boolean(),
    hidesResults: z.boolean(),
    quorum: z.number().int().min(1).max(MOST_VOTERS).nullable(),
    rule: decisionRule,
    zone: words(60),
    createdAt: moment,
    closesAt: moment,
    closedAt: moment.nullable(),
    closedBecause: z.enum(['deadline', 'author', 'everyone']).nullable(),
    /** Place of the option that was decided on, from 1. */
    decided: z.number().int().min(1).nullable(),
    options: z
      .array(
        z.object({
          label: words(300),
          startsAt: moment.nullable(),
          endsAt: moment.nullable(),
          day: z.iso.date().nullable(),
        }),
      )
      .max(MOST_OPTIONS),
    voters: z
      .array(z.object({ email: z.email().max(320), name: words(300), isRequired: z.boolean() }))
      .max(MOST_VOTERS),
    votes: z
      .array(
        z.object({
          /** Null where the poll is anonymous. */
          voter: z.object({ email: z.email().max(320), name: words(300) }).nullable(),
          /** By the place of the option, from 1. */
          answers: z.record(z.string().regex(/^[1-9]\d?$/), answer),
          remark: z.string().max(4_000).nullable(),
          sentence: z.string().max(4_000).nullable(),
          via: z.enum(['mail', 'page', 'app']).nullable(),
          castAt: moment.nullable(),
        }),
      )
      .max(MOST_VOTERS),
  })
  .refine(
    ({ options, votes, decided }) =>
      (decided ?? 1) <= Math.max(1, options.length) &&
      votes.every(({ answers }) => Object.keys(answers).every((place) => Number(place) <= options.length)),
    'A vote or the decision names an option that the file does not have',
  )
  .refine(({ isAnonymous, votes }) => votes.every(({ voter }) => (voter === null) === isAnonymous), {
    message: 'Votes of an anonymous poll name nobody, and those of another one somebody',
  })
export type PollFile = z.infer<typeof pollFile>

/** Throws invalid, with the place, for what is no such file. */
export function readPollFile(found: unknown): PollFile {
  const read = pollFile.safeParse(found)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const place = issue?.path.join('.')
  throw new AppError(
    'invalid',
    place
      ? `In this file of a poll, ${place} is not as it should be.`
      : (issue?.message ?? 'This is no poll'),
  )
}

/** As its reader may see it: hidden votes are in no file. */
export function pollFileOf(poll: Poll): PollFile {
  const placeOf = new Map(poll.options.map(({ id }, at) => [id, at + 1]))
  const votes = poll.votes.map(({ voter, answers, ...vote }) => ({
    voter: voter && { email: voter.email, name: voter.name },
    answers: Object.fromEntries(
      Object.entries(answers).flatMap(([id, said]) => {
        const place = placeOf.get(Number(id))
        return place === undefined ? [] : [[String(place), said] as const]
      }),
    ),
    ...{ remark: vote.remark, sentence: vote.sentence, via: vote.via, castAt: vote.castAt },
  }))
  const { question, description, kind, status, isAnonymous, hidesResults, quorum, rule, zone } = poll
  return {
    ...{ format: POLL_FILE, version: 1, question, description, kind, status, isAnonymous, hidesResults },
    ...{ quorum, rule, zone, createdAt: poll.createdAt, closesAt: poll.closesAt },
    ...{ closedAt: poll.closedAt, closedBecause: poll.closedBecause },
    decided: poll.decidedOptionId === null ? null : (placeOf.get(poll.decidedOptionId) ?? null),
    options: poll.options.map(({ label, startsAt, endsAt, day }) => ({ label, startsAt, endsAt, day })),
    voters: poll.voters.map(({ email, name, isRequired }) => ({ email, name, isRequired })),
    // No order says whose an anonymous vote is.
    votes: isAnonymous
      ? votes.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))
      : votes,
  }
}
