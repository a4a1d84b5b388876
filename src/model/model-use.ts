// What a question to a model is for: it says which models are asked, whether they may be, and where it is counted.

/** `fast`: sorting, short mails, votes. `strong`: documents, long threads, the Copilot. */
export const modelPurposes = ['fast', 'strong'] as const
export type ModelPurpose = (typeof modelPurposes)[number]

/** Of a model that is set up; one for vectors is for nothing else. */
export const setUpPurposes = [...modelPurposes, 'vectors'] as const
export type SetUpPurpose = (typeof setUpPurposes)[number]

export interface ModelUse {
  purpose: ModelPurpose
  /** An agent's type, or the part of the app that asks: 'copilot', 'board', 'test'. */
  agent: string
  /** Null in Personal. */
  companyId: number | null
  /** Of an old mail: archives may be left to the rules. */
  isFromArchive?: boolean
}

/** The switch for mails of archives; the other switches are those of agents. */
export const ARCHIVES = 'archives'

/** Characters of a text from which on it is for the strong models. */
const LONG_TEXT = 8_000

export const purposeOfText = (characters: number): ModelPurpose =>
  characters > LONG_TEXT ? 'strong' : 'fast'

/** Of a question that somebody asks at a screen. */
export const useOf = (agent: string, { companyId }: { companyId: number }): ModelUse => ({
  purpose: 'strong',
  agent,
  companyId: companyId || null,
})
