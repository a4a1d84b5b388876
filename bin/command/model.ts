// `mailcrew model`: the language models of the server, and a test of each.
import type { ModelServer, ModelTry, SampleTask } from '../../src/features/models/contract.ts'
import { askServer } from './ask-server.ts'
import { UsageError } from './usage.ts'

export const modelUsage = `mailcrew model list                        lists the language models that are asked, in their order
mailcrew model test [MODEL]                reads a sample mail by rules and by each model, or by one`

/** Answers the exit code: 1 where a model gave no answer, or none is set up. */
export async function model([act, name, ...others]: string[]): Promise<number> {
  if (others.length > 0 || (act !== 'test' && !(act === 'list' && name === undefined)))
    throw new UsageError(modelUsage)
  const { models } = await askServer<{ models: ModelServer[] }>('admin', '/models', { method: 'GET' })
  const chosen = name === undefined ? models : models.filter((one) => one.model === name)
  if (chosen.length === 0) {
    console.log(
      name === undefined
        ? 'No language model is set up: all mails are read by rules'
        : `No model ${name} is set up`,
    )
    return act === 'list' && name === undefined ? 0 : 1
  }
  if (act === 'list') {
    for (const one of chosen) console.log(lineOf(one))
    return 0
  }
  let failures = 0
  for (const one of chosen) if (!(await test(one))) failures += 1
  return failures === 0 ? 0 : 1
}

async function test(tested: ModelServer): Promise<boolean> {
  const isForVectors = tested.purposes.includes('vectors')
  const query = new URLSearchParams({ id: String(tested.id ?? ''), purpose: isForVectors ? 'vectors' : '' })
  const tried = await askServer<ModelTry>('admin', `/models/test?${query}`, { method: 'POST' })
  console.log(lineOf(tested))
  if (isForVectors) {
    if (tried.trouble === null)
      console.log(`\nVectors of ${tried.vectorLength} numbers in ${(tried.ms / 1000).toFixed(1)} s`)
    else console.error(`\nThe model gave no vectors: ${tried.trouble}`)
    return tried.trouble === null
  }
  console.log(`\nThe mail:\n${indented(tried.mail?.text ?? '')}`)
  console.log(`\nRead by rules:\n${tasksOf(tried.byRules)}`)
  if (!tried.byModel) {
    console.error(`\nThe model gave no answer: ${tried.trouble}`)
    return false
  }
  console.log(`\nRead by the model in ${(tried.ms / 1000).toFixed(1)} s, ${tried.tokens} tokens:`)
  console.log(tasksOf(tried.byModel))
  return true
}

const places: Record<ModelServer['provider'], string> = {
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'OpenAI',
}
const uses: Record<ModelServer['purposes'][number], string> = {
  fast: 'short mails',
  strong: 'long mails, documents and the Copilot',
  vectors: 'vectors',
}

const lineOf = ({ model: name, provider, address, purposes, id }: ModelServer): string =>
  [
    name,
    `at ${address ?? places[provider]}`,
    `for ${purposes.map((purpose) => uses[purpose]).join(', ')}`,
    id === null ? '(by settings)' : '',
  ]
    .join(' ')
    .trim()

function tasksOf(tasks: readonly SampleTask[]): string {
  if (tasks.length === 0) return '  no task'
  return tasks
    .map(({ title, owners, due }) =>
      [`  ${title}`, ...(owners.length > 0 ? [owners.join(', ')] : []), ...(due ? [`due ${due}`] : [])].join(
        ', ',
      ),
    )
    .join('\n')
}

const indented = (text: string) => text.replace(/^/gm, '  ')
