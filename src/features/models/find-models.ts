// Asks a model server which models it has, and looks for servers on this machine.
import { z } from 'zod'
import { type ModelConfig, OPENAI_ADDRESS } from '../../config-model.ts'

/** Ports of Ollama, LM Studio, llama.cpp, and vLLM. */
const LOCAL_SERVERS = [
  { name: 'Ollama', address: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', address: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', address: 'http://127.0.0.1:8080/v1' },
  { name: 'vLLM', address: 'http://127.0.0.1:8000/v1' },
] as const

/** A server answered, and not with its models. The message is for the owner. */
export class NoModelList extends Error {}

const TIMEOUT_MS = 5_000
/** What listens on this machine answers at once. */
const LOCAL_TIMEOUT_MS = 500
const MAX_NAMES = 500
const MAX_BYTES = 2 * 2 ** 20

/** OpenAI's and Anthropic's list, and Google's with its own names. */
const modelList = z.union([
  z.object({ data: z.array(z.object({ id: z.string() })) }).transform(({ data }) => data.map(({ id }) => id)),
  z
    .object({ models: z.array(z.object({ name: z.string() })) })
    .transform(({ models }) => models.map(({ name }) => name.replace(/^models\//, ''))),
])

type ServerToAsk = Pick<ModelConfig, 'provider' | 'apiKey' | 'baseUrl'>

/** @throws {NoModelList}, and what fetch throws where nothing answers. */
export async function namesOfModels(
  server: ServerToAsk,
  { fetcher = fetch, timeoutMs = TIMEOUT_MS }: { fetcher?: typeof fetch; timeoutMs?: number } = {},
): Promise<string[]> {
  const { url, headers } = listRequest(server)
  const response = await fetcher(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new NoModelList(`The server answered with status ${response.status}.`)
  const names = modelList.safeParse(parsed(await bounded(response)))
  if (!names.success) throw new NoModelList('The server did not answer with a list of models.')
  return names.data.slice(0, MAX_NAMES).sort()
}

export async function localServers(): Promise<{ name: string; address: string }[]> {
  const found = await Promise.all(
    LOCAL_SERVERS.map(async (server) => {
      const asked = { provider: 'openai-compatible', apiKey: '', baseUrl: server.address } as const
      const names = await namesOfModels(asked, { timeoutMs: LOCAL_TIMEOUT_MS }).catch(() => null)
      return names ? [server] : []
    }),
  )
  return found.flat()
}

function listRequest({ provider, apiKey, baseUrl }: ServerToAsk): {
  url: string
  headers: Record<string, string>
} {
  const base = (fallback: string) => (baseUrl ?? fallback).replace(/(?<!\/)\/+$/, '')
  if (provider === 'anthropic')
    return {
      url: `${base('https://api.anthropic.com')}/v1/models?limit=${MAX_NAMES}`,
      headers: { 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' },
    }
  if (provider === 'google')
    return {
      url: `${base('https://generativelanguage.googleapis.com')}/v1beta/models?pageSize=${MAX_NAMES}`,
      headers: { 'x-goog-api-key': apiKey },
    }
  return {
    url: `${base(OPENAI_ADDRESS)}/models`,
    headers: apiKey === '' ? {} : { authorization: `Bearer ${apiKey}` },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function bounded(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of response.body ?? []) {
    bytes += piece.length
    if (bytes > MAX_BYTES) throw new NoModelList('The list of models is too long.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
