// The open conversations with assistants in this process, each bound to the token that began it.
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js'
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import { isJSONRPCErrorResponse, isJSONRPCResultResponse } from '@modelcontextprotocol/sdk/types.js'
import { type ToolboxServices, toolboxServer } from './toolbox-server.ts'

const IDLE_MS = 60 * 60_000
const MOST = 1_000

interface Session {
  transport: StreamableHTTPServerTransport
  secret: string
  usedAt: number
}

/** What one process tells the others of a session that is not its own. */
export interface PassedOn {
  id: string
  /** `callerHash` of the token that it came with. */
  caller: string
  message: JSONRPCMessage
}

/** A token is in no message between processes. */
export const callerHash = (secret: string) => createHash('sha256').update(secret).digest('hex')

const sameHash = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** An answer to what the server asked, such as whether the person agrees. */
export const isAnswer = (message: unknown): message is JSONRPCMessage =>
  isJSONRPCResultResponse(message) || isJSONRPCErrorResponse(message)

export class McpSessions {
  readonly #open = new Map<string, Session>()

  /** Null where this process has none of that id and token. */
  find(id: string, secret: string, now: Date): StreamableHTTPServerTransport | null {
    const found = this.#open.get(id)
    if (found?.secret !== secret) return null
    found.usedAt = now.getTime()
    return found.transport
  }

  async begin(services: ToolboxServices): Promise<StreamableHTTPServerTransport> {
    const now = services.now().getTime()
    await this.#makeRoom(now)
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) =>
        void this.#open.set(id, { transport, secret: services.secret, usedAt: now }),
      onsessionclosed: (id) => void this.#open.delete(id),
    })
    await connect(services, transport)
    return transport
  }

  /**
   * For one request alone: of an assistant that keeps no session, or whose session another process has. Nothing can be
   * asked of it, so that changes take two steps.
   */
  async once(services: ToolboxServices): Promise<StreamableHTTPServerTransport> {
    const transport = new StreamableHTTPServerTransport({})
    await connect(services, transport)
    return transport
  }

  /** What a person answered to a session of this process, as another one took it; others' sessions are passed over. */
  takeAnswer({ id, caller, message }: PassedOn): void {
    const found = this.#open.get(id)
    if (found && sameHash(callerHash(found.secret), caller)) found.transport.onmessage?.(message)
  }

  /** It is over, wherever it was begun. */
  async end({ id, caller }: Pick<PassedOn, 'id' | 'caller'>): Promise<void> {
    const found = this.#open.get(id)
    if (!found || !sameHash(callerHash(found.secret), caller)) return
    this.#open.delete(id)
    await found.transport.close()
  }

  async closeAll(): Promise<void> {
    const all = [...this.#open.values()]
    this.#open.clear()
    await Promise.all(all.map(({ transport }) => transport.close()))
  }

  /** Whoever has been silent for an hour goes, and beyond the most the longest silent. */
  async #makeRoom(now: number): Promise<void> {
    const byUse = [...this.#open].sort(([, one], [, other]) => one.usedAt - other.usedAt)
    for (const [index, [id, { transport, usedAt }]] of byUse.entries()) {
      if (now - usedAt < IDLE_MS && byUse.length - index < MOST) break
      this.#open.delete(id)
      await transport.close()
    }
  }
}

/** The library's transport has getters where its interface has fields, which the strictest types tell apart. */
function connect(services: ToolboxServices, transport: StreamableHTTPServerTransport): Promise<void> {
  return toolboxServer(services).connect(
    transport as Parameters<ReturnType<typeof toolboxServer>['connect']>[0],
  )
}
