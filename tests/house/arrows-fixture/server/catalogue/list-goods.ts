export { drawing } from './pictures/draw.ts'
