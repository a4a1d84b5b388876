// `mailcrew mcp`: an assistant on this machine speaks to a running Mailcrew over standard input and output.
import { parseArgs } from 'node:util'
import {
  StreamableHTTPClientTransport,
  StreamableHTTPError,
} from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { ErrorCode, isJSONRPCRequest, type JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js'
import { readConfig } from '../../src/config.ts'
import { UsageError } from './usage.ts'

export const mcpUsage = `mailcrew mcp [--url URL] [--company ID]   for assistants: speaks the Model Context Protocol on standard
                                         input and output; MAILCREW_TOKEN holds an API token`

/** Passes each message on, both ways, until either side ends: what assistants may do is decided by the server alone. */
export async function mcp(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { url: { type: 'string' }, company: { type: 'string' } },
  })
  const token = process.env.MAILCREW_TOKEN
  if (!token)
    throw new UsageError('MAILCREW_TOKEN is not set: make an API token in Settings and give it there')
  if (values.company !== undefined && !/^[1-9]\d{0,9}$/.test(values.company)) throw new UsageError(mcpUsage)
  const address = values.url ?? process.env.MAILCREW_URL ?? readConfig(process.env).publicUrl
  if (!URL.canParse('/mcp', address)) throw new UsageError(`${address} is no address of a Mailcrew`)
  const server = new StreamableHTTPClientTransport(new URL('/mcp', address), {
    requestInit: {
      headers: {
        authorization: `Bearer ${token}`,
        ...(values.company === undefined ? {} : { 'x-company-id': values.company }),
      },
    },
  })
  return passOn(new StdioServerTransport(), server)
}

async function passOn(
  assistant: StdioServerTransport,
  server: StreamableHTTPClientTransport,
): Promise<number> {
  const code = await new Promise<number>((end) => {
    const fail = (error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error))
      end(1)
    }
    assistant.onmessage = (message) => {
      server.send(message).catch((error: unknown) => {
        const isRefused = error instanceof StreamableHTTPError && isRefusal(error.code)
        if (!isRefused) return fail(error)
        // One message that the server refuses does not end the conversation.
        console.error(error.message)
        if (isJSONRPCRequest(message))
          assistant.send(failure(message.id, ErrorCode.InvalidRequest, error.message)).catch(fail)
      })
    }
    assistant.onerror = (error) => {
      console.error(`A message that cannot be read: ${error.message.split('\n')[0]?.slice(0, 200)}`)
      const answer = failure(null, ErrorCode.ParseError, 'This is no message of JSON-RPC, on one line')
      assistant.send(answer).catch(fail)
    }
    // Closed by itself where a line is longer than 10 MiB.
    assistant.onclose = () => end(1)
    server.onmessage = (message) => {
      // The first answer names the version that both speak.
      const { result } = message as { result?: { protocolVersion?: unknown } }
      if (typeof result?.protocolVersion === 'string') server.setProtocolVersion(result.protocolVersion)
      assistant.send(message).catch(fail)
    }
    process.stdin.once('end', () => end(0))
    ;(server as Transport).onclose = () => end(0)
    server
      .start()
      .then(() => assistant.start())
      .catch(fail)
  })
  assistant.onclose = () => undefined
  await server.terminateSession().catch(() => {})
  await server.close()
  await assistant.close()
  return code
}

/** Of one message, not of the token or the server. */
const isRefusal = (status: number | undefined) =>
  status !== undefined && status >= 400 && status < 500 && ![401, 403].includes(status)

/** What cannot be read has no id to name; the protocol wants null then (JSON-RPC 2.0 section 5). */
const failure = (id: string | number | null, code: number, message: string): JSONRPCMessage =>
  ({ jsonrpc: '2.0', id, error: { code, message } }) as JSONRPCMessage
