import { changePlan } from '../fr/change-plan.js';

export const words = changePlan();
