// The head of a board's column: the glyph of its status, its title, and how many tasks stand in it.
import { StatusGlyph, type StatusMeaning } from '../../../../ui/status.tsx'
import { type ColumnKey, columnTitles } from '../../../tasks/status.ts'
import { ListHead, type ListHeadProps } from './list-head.tsx'

const glyphs: Record<ColumnKey, StatusMeaning> = { pending: 'pending', ongoing: 'progress', done: 'done' }

export type ColumnHeadProps = { column: ColumnKey } & Pick<ListHeadProps, 'id' | 'count' | 'children'>

export function ColumnHead({ column, ...rest }: ColumnHeadProps) {
  return <ListHead glyph={<StatusGlyph status={glyphs[column]} />} title={columnTitles[column]} {...rest} />
}
