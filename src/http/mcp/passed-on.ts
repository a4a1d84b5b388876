// What a process does with the calls of a session that another one has: a load balancer sends each to any of them.
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import type { Relay } from '../../kit/db/relay.ts'
import { callerHash, isAnswer, type McpSessions } from './mcp-sessions.ts'

const words = z.object({
  id: z.string(),
  caller: z.string(),
  /** Null ends the session. */
  message: z.custom<JSONRPCMessage>(isAnswer).nullable(),
})

export interface PassingOn {
  /** False for an answer that is too long to be passed on. */
  answer(session: { id: string; secret: string }, message: JSONRPCMessage): Promise<boolean>
  end(session: { id: string; secret: string }): Promise<void>
  close(): Promise<void>
}

/** Hears of what other processes took for the sessions of this one. */
export async function passingOn(relay: Relay, sessions: McpSessions): Promise<PassingOn> {
  const listener = await relay.hear((text) => {
    const heard = words.safeParse(JSON.parse(text)).data
    if (!heard) return
    const { id, caller, message } = heard
    if (message) sessions.takeAnswer({ id, caller, message })
    else void sessions.end({ id, caller })
  })
  const send = ({ id, secret }: { id: string; secret: string }, message: JSONRPCMessage | null) =>
    relay.send(JSON.stringify({ id, caller: callerHash(secret), message }))
  return {
    answer: send,
    end: async (session) => void (await send(session, null)),
    close: () => listener.close(),
  }
}
