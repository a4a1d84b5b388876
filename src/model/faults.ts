// Why a model gave no answer, in words that tell the owner of the server what to do (docs/language-model.md).
import { APICallError } from '@ai-sdk/provider'
import { RefusedAddress } from '../kit/outside-call.ts'
import type { Refusal } from './refusal.ts'

export const faultWords = {
  'key-refused': 'The server refused the key. Check the key, and that it may use this model.',
  'no-such-model': 'The server does not know the model. Check its name; on Ollama, pull it first.',
  'nothing-here':
    'The server has nothing at this address. The address of a server with OpenAI’s API often ends in /v1.',
  redirect: 'The server sent us on to another address. Set that address itself, usually the one with https.',
  'web-page': 'A web page answered, no model. Check the address and any proxy in front of it.',
  'too-many': 'The server takes no more calls for now.',
  quota: 'The quota or the credit at the provider is used up.',
  busy: 'The server is busy or still loads its model.',
  'server-error': 'The server failed.',
  unreachable:
    'Nothing answered at this address. In a container, localhost is the container itself: use the name of the host.',
  inside: 'The address lies inside a private network, where only the owner of the server may set up a model.',
  timeout: 'The server did not answer in time.',
  'prompt-cut':
    'The server read only a part of the question: the window of its model is too small. With Ollama set OLLAMA_CONTEXT_LENGTH=16384.',
  'too-long': 'The question is longer than the window of the model. Choose a model with a larger window.',
  'answer-cut': 'The answer broke off before its end.',
  form: 'The answer did not have the form that was asked for.',
  refused: 'The model declined to answer.',
  request: 'The server does not understand our requests.',
  budget: 'The tokens of today are used up (AI_BUDGET).',
} as const

export type ModelFault = keyof typeof faultWords

const ABOUT_WINDOW =
  /context (?:length|window|size)|maximum context|prompt is too long|too many input tokens|exceeds? the (?:available )?context/
const ABOUT_QUOTA = /insufficient_quota|insufficient balance|credit balance|exceeded your current quota/
const ABOUT_MODEL = /\bmodel\b[^.]{0,80}(?:not found|not exist)|no such model|unknown model/

/** What an error of a call means. `refusal` is what the server said, null where it said nothing. */
export function faultOfError(error: unknown, refusal: Refusal | null): ModelFault {
  if (refusal) return faultOf(refusal)
  if (error instanceof RefusedAddress) return 'inside'
  return APICallError.isInstance(error) ? 'unreachable' : 'server-error'
}

/** What a refusal of the server means. */
export function faultOf({ status, text }: Refusal): ModelFault {
  if (ABOUT_WINDOW.test(text)) return 'too-long'
  if (status === 401 || status === 403 || text.includes('api key not valid')) return 'key-refused'
  if (status === 402 || ABOUT_QUOTA.test(text)) return 'quota'
  if (ABOUT_MODEL.test(text)) return 'no-such-model'
  if (status === 404) return 'nothing-here'
  if (status >= 300 && status < 400) return 'redirect'
  if (status === 429) return 'too-many'
  if (status === 503 || status === 529) return 'busy'
  if (status === 200) return /<html|<!doctype/.test(text) ? 'web-page' : 'server-error'
  return status >= 500 ? 'server-error' : 'request'
}
