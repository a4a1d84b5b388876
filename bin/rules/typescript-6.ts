// Gives dependency-cruiser the TypeScript that it can work with: with version 7 it sees no modules and finds no fault.
import Module, { register } from 'node:module'

const wanted = /^typescript(?=$|\/)/

// Its version check asks through require, its parser through import: both are led to the alias in package.json.
const commonJs = Module as unknown as { _resolveFilename(request: string, ...rest: unknown[]): string }
const resolve = commonJs._resolveFilename.bind(Module)
commonJs._resolveFilename = (request, ...rest) => resolve(request.replace(wanted, 'typescript-6'), ...rest)

const hook = `export const resolve = (name, context, next) => next(name.replace(${wanted}, 'typescript-6'), context)`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
