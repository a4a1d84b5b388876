// Which cells of a workbook are dates, percent or money: numbers alone do not tell.
import { childOf, type Element, elementsOf } from '../packed/xml.ts'
import { builtInForm, formOf, type NumberForm } from './number-format.ts'

/** By the number of a cell's style. */
export function readForms(root: Element | null): NumberForm[] {
  const formats = childOf(root, 'numFmts')
  const own = new Map<number, NumberForm>()
  for (const { attributes } of formats ? elementsOf(formats) : [])
    own.set(Number(attributes['numFmtId']), formOf((attributes['formatCode'] ?? '').slice(0, 200)))
  const styles = childOf(root, 'cellXfs')
  return [...(styles ? elementsOf(styles) : [])].map(({ attributes }) => {
    const id = Number(attributes['numFmtId'] ?? 0)
    return own.get(id) ?? builtInForm(id)
  })
}
