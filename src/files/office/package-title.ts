// The title that an office file carries in its properties.
import type { OfficePackage } from '../packed/package.ts'
import { childOf, textOf } from '../packed/xml.ts'

export function packageTitle(file: OfficePackage): string | null {
  const [name = 'docProps/core.xml'] = file.related('', 'core-properties')
  const title = childOf(file.xml(name), 'dc:title')
  return title ? textOf(title).trim() || null : null
}
