export { drawing } from '../../../art/drawing.ts'
