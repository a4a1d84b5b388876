// What a card of an agent holds: data alone, which the server, the screens and the build read.

/** A colour by day and by night, each as #rrggbb. */
export interface ColourPair {
  light: string
  dark: string
}

export interface AgentCard<Type extends string = string> {
  /** Also the local part of its address: {type}@{mail domain}. */
  type: Type
  name: string
  /** In sentences such as "copy her in". */
  pronoun: 'her' | 'him' | 'it'
  /** What the agent does with a mail, in a sentence. */
  purpose: string
  /** Paths of a 16 by 16 line drawing; `dot` is drawn with a wider pen. */
  glyph: { lines: string; dot?: string }
  /** Stamp and chart series. */
  hue: ColourPair
  /** Words in the agent's colour. */
  ink: ColourPair
  /** Ground behind such words. */
  tint: ColourPair
  /** Null for an agent whose whole work happens by mail (LAND-15). `isRoute` is false where the catalogue names none (CAT-02). */
  page: { group: AgentGroup; path: string; isRoute: boolean } | null
  /** Its place among the addresses that the screens of instances and companies offer; null where they do not (INST-16, COMP-08). */
  offered: number | null
  /** What the dialog of a new instance asks for (INST-16). */
  asksFor: 'name' | 'name and address'
  /**
   * What the row of all its instances at once says while the agent's own screens do not count it; null for an agent
   * whose instances are seen one by one (TULA-01, TANYA-03).
   */
  together: string | null
  /** The tabs of its page, in their order (INST-15). */
  views: readonly [AgentView, AgentView]
  /** What the test generator calls it (TEST-12); null where it makes no mails for it. */
  label: string | null
  /** The word that asks for it within a mail (MAIL-12); null for none. */
  marker: string | null
  words: AgentWords
}

export type AgentGroup = 'teams' | 'intelligence'

export interface AgentView {
  tab: 'dashboard' | 'instances'
  label: string
}

/** What is said of the agent where it is offered. */
export interface AgentWords {
  /** Questions that the Copilot offers on its page; the general ones without them. */
  asked?: readonly string[]
  /** What the Copilot says on its page, beside the tasks there, where it cannot be reached; all agents are named without it. */
  unreached?: string
  /** On its stamp of the landing page. */
  landing: string
  /** Among the features of the landing page (LAND-10); null where it is none. */
  feature: FeatureWords | null
}

export interface FeatureWords {
  title: string
  text: string
  /** The words of a mail that the sketch rests on. */
  quote: string
  sketch: Sketch
}

/** A small piece of what the agent makes: what it is called, and one way to draw the rest. */
export interface Sketch {
  title: string
  task?: { priority: 'high' | 'medium' | 'low'; due: string; assignee: string }
  bars?: readonly { label: string; count: number }[]
  /** Of a document, with its words that matter. */
  passage?: { before: string; marked: string }
}

/** Keeps the type of the card as written, so that the list of the crew knows its agents by name. */
export function card<const Type extends string>(agent: AgentCard<Type>): AgentCard<Type> {
  return agent
}

export const dashboardAndInstances = [
  { tab: 'instances', label: 'Instances' },
  { tab: 'dashboard', label: 'Dashboard' },
] as const

/** Of an agent whose whole work happens by mail: it has no page, and no screen offers its address. */
export const byMailAlone = {
  page: null,
  offered: null,
  asksFor: 'name and address',
  together: null,
  views: dashboardAndInstances,
  label: null,
  marker: null,
} as const
