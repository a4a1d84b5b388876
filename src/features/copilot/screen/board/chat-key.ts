// Under which keys conversations are kept in the browser (AIA-10), and that signing out forgets them.

const PREFIX = 'ai-chat:'

export function keyOfChat(projectId: number): string {
  return `${PREFIX}${projectId}`
}

/** Whoever sits down next reads nothing of what was asked. */
export function forgetChats(storage: Storage): void {
  const kept = Object.keys(storage).filter((key) => key.startsWith(PREFIX))
  for (const key of kept) storage.removeItem(key)
}
