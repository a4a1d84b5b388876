// The Copilot on the wire: questions with what is on the screen, answers with their sources, and proposals to be pressed.
import { z } from 'zod'
import { endpoint, idParam, isoMoment } from '../../kit/contract.ts'
import { boardShown } from '../assistant/answer/contract.ts'

export const LONGEST_QUESTION = 2_000
export const blankQuestion = 'Ask something first'
/** COP-37. */
export const MOST_SUGGESTIONS = 5

const id = z.number().int().positive().max(2_147_483_647)

/** Of one list; a board has fewer. */
const MOST_TOLD = 1_000
const text = z.string().max(10_000)

/** COP-32, COP-34: of the personal board without title and due date. */
export const toldTask = z.looseObject({
  id,
  title: text.optional(),
  status: text,
  priority: text,
  updatedAt: text,
  dueDate: text.nullish(),
})

export const toldReport = z.looseObject({
  metrics: z.looseObject({
    emailVolume: z.number(),
    participationRate: z.number(),
    sentimentScore: z.number().nullable(),
    alertCount: z.number(),
  }),
  keyFindings: z.array(text).max(MOST_TOLD).optional(),
  actionableInsights: z
    .array(z.looseObject({ title: text, description: text, priority: text }))
    .max(MOST_TOLD)
    .optional(),
  /** In the reduced summary, in place of the lists (COP-33). */
  keyFindingsCount: z.number().optional(),
  actionableInsightsCount: z.number().optional(),
})

/**
 * ENT-17 to ENT-20: what is on the screen. The server reads of it only which record that is, and asks the database for
 * the rest, so that nothing is answered that the person may not read.
 */
export const contextData = z.looseObject({
  selectedProject: z
    .looseObject({ id, name: text.optional(), topic: text.optional(), createdAt: text.optional() })
    .nullish(),
  tasks: z.array(toldTask).max(MOST_TOLD).optional(),
  reportData: toldReport.optional(),
  statusData: z
    .looseObject({
      healthStatus: text,
      submissionsThisWeek: z.number().optional(),
      participantCount: z.number().optional(),
    })
    .optional(),
  companyAgents: z
    .array(z.looseObject({ name: text, submissionEmail: text }))
    .max(MOST_TOLD)
    .optional(),
  projects: z
    .array(z.looseObject({ id, name: text, emailCount: z.number(), sourceEmailSubject: text.nullable() }))
    .max(MOST_TOLD)
    .optional(),
  shown: z.object({ kind: z.string().max(40), id }).nullish(),
})

export type ContextData = z.infer<typeof contextData>
export type ToldReport = z.infer<typeof toldReport>

/** COP-35: an agent of the crew or a section; an unknown one is general. */
const asked = { context: z.string().max(40).default('general'), contextData: contextData.nullish() }

export const source = z.object({
  kind: z.string(),
  id: z.number(),
  title: z.string(),
  path: z.string(),
  quote: z.string().nullable(),
  at: isoMoment.nullable(),
})

export const proposedChange = z.object({
  kind: z.string(),
  id: z.number().nullable(),
  title: z.string(),
  path: z.string(),
  version: z.number().nullable(),
  field: z.string(),
  label: z.string(),
  before: z.string(),
  after: z.string(),
  value: z.unknown(),
})

export const taskIntent = z.object({
  label: z.string(),
  status: z.string(),
  taskId: z.number().nullable(),
  /** As the task was when it was told: whoever was faster wins. Older answers have none. */
  version: z.number().nullish(),
})
export type TaskIntent = z.infer<typeof taskIntent>

export const actionableItem = z.object({
  title: z.string(),
  priority: z.string(),
  description: z.string(),
  action: z.string(),
})

export const insight = z.object({
  type: z.enum(['warning', 'opportunity', 'trend', 'other']),
  title: z.string(),
  description: z.string(),
  /** Percent. */
  confidence: z.number().optional(),
})

/** What is kept of an answer beside its words. */
export const answerParts = z.object({
  sources: z.array(source),
  changes: z.array(proposedChange),
  taskIntents: z.array(taskIntent),
  actionableItems: z.array(actionableItem),
  insights: z.array(insight),
  /** What the board on the screen is asked to show (AIA-11). */
  view: boardShown.nullish(),
  /** The question with what it pointed at put in its place, where that is another text: later ones follow it. */
  understoodAs: z.string().nullish(),
  /** What became of its proposal, once it was pressed. */
  applied: z
    .object({
      changeSetIds: z.array(z.number()),
      refused: z.array(z.object({ title: z.string(), because: z.string() })),
    })
    .nullish(),
})
export type AnswerParts = z.infer<typeof answerParts>

/** ENT-16, with what an answer rests on and proposes. */
export const copilotMessage = z.object({
  id: z.number(),
  type: z.enum(['user', 'assistant']),
  /** Of an answer, markdown. */
  content: z.string(),
  timestamp: isoMoment,
  parts: answerParts.nullable(),
  appliedAt: isoMoment.nullable(),
  /** The acts of its proposal that can still be taken back. */
  undoIds: z.array(z.number()),
  isUndone: z.boolean(),
})
export type CopilotMessage = z.infer<typeof copilotMessage>

export const suggestQuestions = endpoint({
  method: 'POST',
  path: '/api/copilot/suggestions',
  summary: 'Questions that fit what is on the screen',
  access: 'session',
  body: z.object(asked),
  response: z.object({ suggestions: z.array(z.string()).max(MOST_SUGGESTIONS) }),
})

export const askCopilot = endpoint({
  method: 'POST',
  path: '/api/copilot/chat',
  summary: 'Ask the Copilot; nothing is changed by asking, and what it proposes waits for a press',
  access: 'session',
  body: z.object({
    userQuestion: z
      .string()
      .trim()
      .min(1, blankQuestion)
      .max(LONGEST_QUESTION, 'A question must be 2,000 characters or fewer'),
    ...asked,
  }),
  response: answerParts.extend({
    /** Markdown; what came from records is never markup. */
    response: z.string(),
    messageId: z.number(),
  }),
})

export const listCopilotMessages = endpoint({
  method: 'GET',
  path: '/api/copilot/messages',
  summary: 'What was said in the context, oldest first: the latest, or those with the words',
  access: 'session',
  query: z.object({ q: z.string().trim().max(200).optional() }),
  response: z.object({ messages: z.array(copilotMessage) }),
})

export const clearCopilot = endpoint({
  method: 'DELETE',
  path: '/api/copilot/messages',
  summary: 'Forget what was said in the context',
  access: 'session',
  response: z.object({ cleared: z.number() }),
})

export const applyProposal = endpoint({
  method: 'POST',
  path: '/api/copilot/messages/{id}/apply',
  summary: 'Make the changes that an answer proposed, each once; one undo takes all of them back',
  access: 'session',
  params: z.object({ id: idParam }),
  response: z.object({
    changeSetIds: z.array(z.number()),
    refused: z.array(z.object({ title: z.string(), because: z.string() })),
  }),
})
