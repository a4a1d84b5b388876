// A reminder as what can be taken back: until it is sent, by who asked for it.
import type { RecordKind } from '../../../records/record-kind.ts'
import { dropReminder, readableReminders, reminderName } from './own-reminder-store.ts'

export const reminderKind: RecordKind = {
  readable: readableReminders,
  place: { nameOf: reminderName, keeps: readableReminders, async join() {}, async tell() {} },
  undoable: {
    async undo({ db, scope }, { subject }) {
      return { isUndone: await dropReminder(db, scope, subject.id), kept: [] }
    },
    async tell() {},
  },
}
