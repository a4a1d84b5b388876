// node-postgres' own conversion of values to text, which it ships without types.
declare module 'pg/lib/utils.js' {
  export function prepareValue(value: unknown): string | Buffer | null
}
