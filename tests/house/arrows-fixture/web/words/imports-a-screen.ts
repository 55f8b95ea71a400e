export { piece } from '../ui/piece.ts'
