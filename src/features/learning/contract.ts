// What a company's or a person's corrections taught, on the wire.
import { z } from 'zod'
import { endpoint } from '../../kit/contract.ts'

/** Lines on the page: the strongest; what is weaker than those moves hardly anything. */
export const MOST_LINES = 40
const LONGEST_NAME = 400

const line = z.object({
  /** By which it is forgotten: 'pair:the slate', 'owner:ann@example.com'. */
  name: z.string(),
  /** In words for people. */
  text: z.string(),
  /** How many corrections speak for it. */
  seen: z.number(),
})
export type LearnedLine = z.infer<typeof line>

export const learned = z.object({
  isOn: z.boolean(),
  /** Whether this person may see the lines, forget them and switch it off: in a company, whoever oversees it. */
  mayChange: z.boolean(),
  corrections: z.number(),
  learnedAt: z.iso.datetime().nullable(),
  lines: z.array(line),
  /** What was forgotten, newest last. */
  forgotten: z.array(line.omit({ seen: true })),
})
export type ShownLearning = z.infer<typeof learned>

export const getLearned = endpoint({
  method: 'GET',
  path: '/api/learning',
  summary: 'What corrections taught about the mails of the context',
  access: 'session',
  response: learned,
})

export const switchLearning = endpoint({
  method: 'PUT',
  path: '/api/learning',
  summary: 'Learn from corrections, or read as everybody else is read',
  access: 'session',
  body: z.object({ isOn: z.boolean() }),
  response: learned,
})

const named = z.object({ name: z.string().min(1).max(LONGEST_NAME) })

export const forgetLearned = endpoint({
  method: 'POST',
  path: '/api/learning/forget',
  summary: 'Forget one thing that was learned; it is not learned again',
  access: 'session',
  body: named,
  response: learned,
})

export const allowLearned = endpoint({
  method: 'POST',
  path: '/api/learning/allow',
  summary: 'Let one thing be learned again that was forgotten',
  access: 'session',
  body: named,
  response: learned,
})
