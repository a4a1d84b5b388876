// What the web client needs of a contract, and of the schemas that one is made of: method and path of its endpoints; what only the server checks stays out.
import type { Plugin, Rollup } from 'vite'

type Program = ReturnType<Rollup.PluginContext['parse']>
type Statement = Program['body'][number]

/**
 * The client sends what its types allow, and takes what the server has checked (`src/ui/api.ts`), so that schemas are
 * of no use there but to forms and live messages. Endpoints become `{ method, path }`, and a schema that nobody uses
 * can be seen to have no effects, so that it falls away, and with it the library of schemas.
 */
export function clientContracts(): Plugin {
  return {
    name: 'client-contracts',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/(?:contract|analysis)\.ts$/ },
      handler(code) {
        const edits = this.parse(code).body.flatMap((statement) => editsOf(code, statement))
        let text = code
        for (const { start, end, to } of edits.reverse()) text = text.slice(0, start) + to + text.slice(end)
        if (LEFT_WHOLE.test(text))
          throw new Error('An endpoint is written out: a function that makes one brings zod to every page')
        return { code: text, map: null }
      },
    },
  }
}

function editsOf(code: string, statement: Statement): { start: number; end: number; to: string }[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declared?.type !== 'VariableDeclaration') return []
  return declared.declarations.flatMap(({ init }) => {
    if (!init || !COMPUTED.has(init.type) || !code.slice(init.start, init.end).includes('(')) return []
    const { start, end } = init
    return [
      { start, end, to: addressOf(code, init) ?? `/* @__PURE__ */ (() => (${code.slice(start, end)}))()` },
    ]
  })
}

/** An endpoint that no edit has found, as one inside a function. */
const LEFT_WHOLE = /(?<!function )\bendpoint\(/

/** Expressions that may hold calls. */
const COMPUTED = new Set(['CallExpression', 'ObjectExpression', 'ArrayExpression', 'NewExpression'])

type Expression = NonNullable<
  Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number]['init']
>

/** Method and path of an endpoint, as they are written; null for what is none. */
function addressOf(code: string, init: Expression): string | null {
  if (init.type !== 'CallExpression' || init.callee.type !== 'Identifier') return null
  const [input] = init.arguments
  if (init.callee.name !== 'endpoint' || input?.type !== 'ObjectExpression') return null
  const kept = input.properties.filter(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      (property.key.name === 'method' || property.key.name === 'path'),
  )
  if (kept.length !== 2) throw new Error('An endpoint names its method and its path in its contract')
  return `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }`
}
