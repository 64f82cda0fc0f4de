export const serverCommand: [command: string, ...args: string[]];
export const serverEnv: Record<string, string>;
