// The agents that have a hue and a stamp of their own.

export const agentNames = ['tula', 'polly', 'alex', 'faq', 'tanya', 'sally', 'dina', 'cara'] as const

export type AgentName = (typeof agentNames)[number]

export const agentTitles: Record<AgentName, string> = {
  tula: 'Tula',
  polly: 'Polly',
  alex: 'Alex',
  faq: 'FAQ',
  tanya: 'Tanya',
  sally: 'Sally',
  dina: 'Dina',
  cara: 'Cara',
}

/** Narrows text from outside (an address, a live message) to an agent; null for any other. */
export function agentFrom(text: string): AgentName | null {
  const name = text.toLowerCase()
  return agentNames.find((known) => known === name) ?? null
}
