enough_is_enough-title = Enough is enough
enough_is_enough-why = The salmon is home with no Fatigue against one. A third swim in the turn would cost a Fatigue and half the victory.

leap_together-title = Two swims leap
leap_together-why = A waterfall lies ahead: one swim alone is ignored, two together leap over it.

the_last_stroke-title = The last stroke
the_last_stroke-why = The round ends with this turn and the rival is home. To arrive with less Fatigue than the rival wins; anything else loses.
