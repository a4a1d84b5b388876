// The store of the one toast.
import { expect, it } from 'vitest'
import { createToasts, UNDO } from './toasts.ts'

function storeWithPlannedWork() {
  const planned: { run: () => void; milliseconds: number }[] = []
  const store = createToasts((run, milliseconds) => planned.push({ run, milliseconds }))
  return { store, planned }
}

it('CONST-04: one toast at a time, the new one replaces the old', () => {
  const { store } = storeWithPlannedWork()
  store.show({ title: 'First' })
  store.show({ title: 'Second' })
  expect(store.current()).toMatchObject({ title: 'Second', open: true, kind: 'info' })
})

it('AUTH-19: while the page is being left, what still fails does not take the place of the toast that says so', () => {
  const { store } = storeWithPlannedWork()
  const id = store.show({ title: 'Unauthorized', isLast: true })
  store.show({ title: 'Failed to update task' })
  expect(store.current()).toMatchObject({ title: 'Unauthorized', open: true })
  store.dismiss(id)
  store.show({ title: 'Later' })
  expect(store.current()).toMatchObject({ title: 'Later' })
})

it('CONST-04: a toast stays 5000 ms unless it says otherwise', () => {
  const { store } = storeWithPlannedWork()
  store.show({ title: 'Usual' })
  expect(store.current()?.duration).toBe(5000)
  store.show({ title: 'Short', duration: 3000 })
  expect(store.current()?.duration).toBe(3000)
})

it('CONST-04: a dismissed toast closes at once and is removed after 1,000,000 ms', () => {
  const { store, planned } = storeWithPlannedWork()
  const id = store.show({ title: 'Going' })
  store.dismiss(id)
  expect(store.current()).toMatchObject({ title: 'Going', open: false })
  expect(planned.map((work) => work.milliseconds)).toEqual([1_000_000])
  planned[0]?.run()
  expect(store.current()).toBeNull()
})

it('the late removal of an old toast leaves its successor alone', () => {
  const { store, planned } = storeWithPlannedWork()
  const old = store.show({ title: 'Old' })
  store.dismiss(old)
  store.show({ title: 'New' })
  planned[0]?.run()
  store.dismiss(old)
  expect(store.current()).toMatchObject({ title: 'New', open: true })
})

it('news waits until the answer to an act of one has been read, and the latest of it is told', () => {
  const { store } = storeWithPlannedWork()
  const moved = store.show({ title: 'Task moved', action: { label: UNDO, onPress: () => {} } })
  store.show({ title: 'Three new tasks', isNews: true })
  store.show({ title: 'Four new tasks', isNews: true })
  expect(store.current()).toMatchObject({ title: 'Task moved', open: true })
  store.dismiss(moved)
  expect(store.current()).toMatchObject({ title: 'Four new tasks', open: true })
  store.show({ title: 'Five new tasks', isNews: true })
  expect(store.current()).toMatchObject({ title: 'Five new tasks' })
  const done = store.show({ title: 'Task Updated' })
  expect(store.current()).toMatchObject({ title: 'Task Updated' })
  store.dismiss(done)
  expect(store.current()).toMatchObject({ title: 'Task Updated', open: false })
})

it('news that waited is not told once it was dismissed', () => {
  const { store } = storeWithPlannedWork()
  const act = store.show({ title: 'Task moved' })
  const news = store.show({ title: 'Three new tasks', isNews: true })
  store.dismiss(news)
  store.dismiss(act)
  expect(store.current()).toMatchObject({ title: 'Task moved', open: false })
})

it('undo presses the action of the toast in sight once, and no other action', () => {
  const pressed: string[] = []
  const toasts = createToasts(() => {})
  toasts.undoLast()
  toasts.show({ title: 'Sent', action: { label: 'Open', onPress: () => pressed.push('open') } })
  toasts.undoLast()
  toasts.show({ title: 'Moved', action: { label: UNDO, onPress: () => pressed.push('back') } })
  toasts.undoLast()
  toasts.undoLast()
  expect(pressed).toEqual(['back'])
})
