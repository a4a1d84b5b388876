// The agents' colours as style sheet: a custom property for each, and the nearest agent's under one name.
import { crew } from './crew.ts'

/** Written into the client's style sheet when it is built; `--a` is the hue, `--ai` the ink and `--at` the tint. */
export function crewStyles(): string {
  const properties = crew.flatMap(({ type, hue, ink, tint }) => [
    `  --${type}: light-dark(${hue.light}, ${hue.dark});`,
    `  --${type}-ink: light-dark(${ink.light}, ${ink.dark});`,
    `  --${type}-tint: light-dark(${tint.light}, ${tint.dark});`,
  ])
  const nearest = crew.map(
    ({ type }) =>
      `[data-agent="${type}"] {\n  --a: var(--${type});\n  --ai: var(--${type}-ink);\n  --at: var(--${type}-tint);\n}`,
  )
  return [':root {', ...properties, '}', '@layer components {', ...nearest, '}', ''].join('\n')
}
