// An absence as what can be taken back: by whose it is, to what was set before.
import type { RecordKind } from '../../records/record-kind.ts'
import { takeAbsenceBack } from './absence-change.ts'
import { absenceName, readableAbsences } from './absence-store.ts'

export const absenceKind: RecordKind = {
  readable: readableAbsences,
  place: { nameOf: absenceName, keeps: readableAbsences, async join() {}, async tell() {} },
  undoable: {
    async undo(acting, change) {
      const isUndone = await takeAbsenceBack(acting, change)
      return { isUndone, kept: isUndone ? [] : [(words) => words.absenceStays] }
    },
    async tell() {},
  },
}
