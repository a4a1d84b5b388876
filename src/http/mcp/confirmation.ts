// Whether the person agrees to a change: asked through the assistant's own window where it has one, else in two steps.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import type { RequestId } from '@modelcontextprotocol/sdk/types.js'
import type { Tool } from '../../kit/tool.ts'
import { CONFIRMATION } from './tool-input.ts'

export interface ConfirmServices {
  now(): Date
  /** True for whoever comes first with the key within the time. */
  takeOnce(key: string, windowMs: number): Promise<boolean>
}

/** Null where the person agrees; else what the assistant is told. */
export type Refusal = { text: string; isError: boolean } | null

const MINUTES = 5
const WINDOW_MS = MINUTES * 60_000
/** Characters of one value; a person who is shown more reads none of it. */
const LONGEST_SHOWN = 4_000

interface Asked {
  tool: Tool
  given: Readonly<Record<string, unknown>>
  /** Of the token that the assistant acts with: it signs confirmations, so that they serve nobody else. */
  secret: string
  requestId: RequestId
}

export async function refusalOf(server: Server, asked: Asked, services: ConfirmServices): Promise<Refusal> {
  const { tool, given, requestId } = asked
  if (!tool.isConfirmed) return null
  if (!server.getClientCapabilities()?.elicitation) return inTwoSteps(asked, services)
  const { action } = await server.elicitInput(
    { mode: 'form', message: wordsOf(tool, given), requestedSchema: { type: 'object', properties: {} } },
    { relatedRequestId: requestId, timeout: WINDOW_MS },
  )
  return action === 'accept' ? null : { text: 'Not done: the person did not agree.', isError: false }
}

async function inTwoSteps({ tool, given, secret }: Asked, services: ConfirmServices): Promise<Refusal> {
  const { [CONFIRMATION]: brought, ...rest } = given
  const confirmation = typeof brought === 'string' ? brought : ''
  const now = services.now().getTime()
  if (brought === undefined) {
    // Nobody agrees to what they were not shown.
    if (Object.values(rest).some((value) => quoted(value).length > LONGEST_SHOWN))
      return {
        text: `Nothing is done.\n${wordsOf(tool, rest)}\n\nThis is too long to be shown and agreed to here. Ask the person to do it in the app, or call ${tool.name} with shorter arguments.`,
        isError: true,
      }
    const code = signed(secret, tool.name, rest, now + WINDOW_MS)
    return {
      text: `Nothing is done yet.\n${wordsOf(tool, rest)}\n\nShow this to the person and ask whether to do it. Only when they agree, call ${tool.name} again within ${MINUTES} minutes with the same arguments and ${CONFIRMATION} = "${code}".`,
      isError: false,
    }
  }
  const end = Number(/^(\d{13})\./.exec(confirmation)?.[1] ?? 0)
  const fits = isSame(confirmation, signed(secret, tool.name, rest, end))
  if (!fits || end < now)
    return {
      text: 'This confirmation is for other arguments or too old. Ask again without one.',
      isError: true,
    }
  if (await services.takeOnce(`mcp:${confirmation.slice(14)}`, WINDOW_MS)) return null
  return { text: 'This was confirmed and done already. Ask again without a confirmation.', isError: true }
}

function signed(secret: string, name: string, given: object, end: number): string {
  const sorted = Object.entries(given).sort(([one], [other]) => (one < other ? -1 : 1))
  const mac = createHmac('sha256', secret)
    .update(JSON.stringify([name, sorted, end]))
    .digest('base64url')
  return `${end}.${mac}`
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/** "Add a task to a project?" and each argument on a separate line, which no value can end or begin. */
function wordsOf({ title }: Tool, given: Readonly<Record<string, unknown>>): string {
  const lines = Object.entries(given).map(([name, value]) => {
    const said = quoted(value)
    const more = said.length - LONGEST_SHOWN
    const shown = more > 0 ? `${said.slice(0, LONGEST_SHOWN)}\u2026 and ${more} more characters` : said
    return `${/^\w+$/.test(name) ? name : quoted(name)}: ${shown}`
  })
  return [`${title}?`, ...lines].join('\n')
}

/** As JSON, on one line: invisible characters and those that turn text around are escaped too. */
const quoted = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replaceAll(
    /[\p{Cc}\p{Cf}\u2028\u2029\u115f\u1160\u3164\uffa0]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  )
