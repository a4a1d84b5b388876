// What a feature offers to assistants over the Model Context Protocol: calls of its API, records to read, and prompts.
import type { AnyEndpoint } from './contract.ts'

export interface Tool {
  /** What assistants call it: create_task. */
  readonly name: string
  readonly title: string
  /** For the assistant: what it does, and when it is of use. */
  readonly description: string
  readonly endpoint: AnyEndpoint
  /** Whether the person is asked before each call. */
  readonly isConfirmed: boolean
  /** Takes something away. */
  readonly isDestructive: boolean
}

/** Records of a kind, at mailcrew://KIND/ID. */
export interface ToolResource {
  readonly kind: string
  readonly title: string
  /** Reads one; its only parameter is `id`. */
  readonly endpoint: AnyEndpoint
}

export interface ToolPrompt {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly arguments: readonly { name: string; description: string; required: boolean }[]
  text(given: Readonly<Record<string, string>>): string
}

export interface Toolbox {
  readonly tools: readonly Tool[]
  readonly resources?: readonly ToolResource[]
  readonly prompts?: readonly ToolPrompt[]
}

interface ToolInput {
  title: string
  /** In place of the endpoint's summary. */
  description?: string
  /** A call that is no GET and still changes nothing that anybody would miss. */
  changesNothing?: boolean
}

/** A tool that makes one call of the API; one that changes something is confirmed. */
export function tool(name: string, endpoint: AnyEndpoint, input: ToolInput): Tool {
  const { title, description = endpoint.summary, changesNothing = false } = input
  return {
    ...{ name, title, description, endpoint },
    isConfirmed: endpoint.method !== 'GET' && !changesNothing,
    isDestructive: endpoint.method === 'DELETE',
  }
}
