export function switchBuild(builds: { next: string; current: string; now: number }): void;
export function restoreBuild(current: string): void;
