// The servers that the form offers, and what each needs.
import type { ModelToAsk } from '../contract.ts'

export interface ServerPreset {
  name: string
  provider: ModelToAsk['provider']
  /** Null where it is the provider's own and need not be entered. */
  address: string | null
  needsKey: boolean
  hint: string
}

export const presets = {
  openai: {
    name: 'OpenAI',
    provider: 'openai-compatible',
    address: null,
    needsKey: true,
    hint: 'A key of platform.openai.com',
  },
  anthropic: {
    name: 'Anthropic',
    provider: 'anthropic',
    address: null,
    needsKey: true,
    hint: 'A key of console.anthropic.com',
  },
  google: {
    name: 'Google',
    provider: 'google',
    address: null,
    needsKey: true,
    hint: 'A key of aistudio.google.com',
  },
  mistral: {
    name: 'Mistral',
    provider: 'openai-compatible',
    address: 'https://api.mistral.ai/v1',
    needsKey: true,
    hint: 'A key of console.mistral.ai',
  },
  openrouter: {
    name: 'OpenRouter',
    provider: 'openai-compatible',
    address: 'https://openrouter.ai/api/v1',
    needsKey: true,
    hint: 'A key of openrouter.ai',
  },
  groq: {
    name: 'Groq',
    provider: 'openai-compatible',
    address: 'https://api.groq.com/openai/v1',
    needsKey: true,
    hint: 'A key of console.groq.com',
  },
  ollama: {
    name: 'Ollama',
    provider: 'openai-compatible',
    address: 'http://127.0.0.1:11434/v1',
    needsKey: false,
    hint: 'Start it with OLLAMA_CONTEXT_LENGTH=16384, so that it reads whole mails',
  },
  lmstudio: {
    name: 'LM Studio',
    provider: 'openai-compatible',
    address: 'http://127.0.0.1:1234/v1',
    needsKey: false,
    hint: 'Its server is switched on in the Developer tab',
  },
  llamacpp: {
    name: 'llama.cpp',
    provider: 'openai-compatible',
    address: 'http://127.0.0.1:8080/v1',
    needsKey: false,
    hint: 'Start llama-server with --ctx-size 16384 or more',
  },
  other: {
    name: 'Another server',
    provider: 'openai-compatible',
    address: '',
    needsKey: false,
    hint: 'Any server with OpenAI’s API; its address often ends in /v1',
  },
} as const satisfies Record<string, ServerPreset>

export type PresetName = keyof typeof presets

export interface PresetOption {
  value: PresetName
  label: string
}

export const allPresets: readonly PresetOption[] = (Object.keys(presets) as PresetName[]).map((value) => ({
  value,
  label: presets[value].name,
}))

/** Without those that run on the machine itself. */
export const outsidePresets = allPresets.filter(({ value }) => !presets[value].address?.startsWith('http:'))

/** The preset of a server that is set up; another server's name is its host. */
export function nameOfServer({
  provider,
  address,
}: {
  provider: ModelToAsk['provider']
  address: string | null
}): string {
  const known = Object.values<ServerPreset>(presets).find(
    (preset) => preset.provider === provider && preset.address === address,
  )
  if (known) return known.name
  return address === null || !URL.canParse(address) ? provider : new URL(address).host
}
