// Reads the text of a field out of a sent form.

/** Empty where the form has no such field. */
export function fieldOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
