// What the child process may touch, by the permissions of Node.js: it reads programs and data, and writes nothing.

/** The name that this version of Node.js has for it; older ones have none, and are held by limits alone. */
const flag = ['--permission', '--experimental-permission'].find((name) =>
  process.allowedNodeEnvironmentFlags.has(name),
)
const addons = process.allowedNodeEnvironmentFlags.has('--allow-addons') ? ['--allow-addons'] : null

export function permissions(): string[] {
  // Without leave for addons no page could be drawn.
  return flag === undefined || addons === null ? [] : [flag, '--allow-fs-read=*', ...addons]
}
